package org.lasttrick.rules;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * An immutable list that can be had with one more element without copying it: the longer list shares this one's array. The first
 * list that is made from this one takes the next place in the array; any other one copies. May be used by several threads.
 */
public final class AppendedList<E> extends AbstractList<E> implements RandomAccess {
    private static final int FEWEST_PLACES = 8;

    /** Filled from the front. A place never changes once it is filled. */
    private final AtomicReferenceArray<E> places;

    private final int size;

    private AppendedList(AtomicReferenceArray<E> places, int size) {
        this.places = places;
        this.size = size;
    }

    /** The list itself if it is an {@code AppendedList}, else a copy of it. */
    public static <E> AppendedList<E> copyOf(List<E> list) {
        return list instanceof AppendedList<E> appended ? appended : copyOf(list, list.size());
    }

    private static <E> AppendedList<E> copyOf(List<E> list, int places) {
        AtomicReferenceArray<E> copy = new AtomicReferenceArray<>(places);
        for (int i = 0; i < list.size(); i++) {
            copy.set(i, Objects.requireNonNull(list.get(i)));
        }
        return new AppendedList<>(copy, list.size());
    }

    /** This list with one more element. */
    public AppendedList<E> plus(E last) {
        Objects.requireNonNull(last);
        boolean isFree = size < places.length() && places.compareAndSet(size, null, last);
        return isFree
                ? new AppendedList<>(places, size + 1)
                : copyOf(this, Math.max(FEWEST_PLACES, 2 * size)).plus(last);
    }

    /** The first elements of this list. */
    public AppendedList<E> first(int number) {
        Objects.checkIndex(number, size + 1);
        return new AppendedList<>(places, number);
    }

    @Override
    public E get(int index) {
        return places.get(Objects.checkIndex(index, size));
    }

    @Override
    public int size() {
        return size;
    }
}
