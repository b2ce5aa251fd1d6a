package org.lasttrick.rules;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * An appended list is an immutable list that can be had with one more element without copying it: the longer list shares this one's
 * array. The first list that is made from this one takes the next place in the array; any other one copies. Several threads may use
 * it.
 */
public final class AppendedList<E> extends AbstractList<E> implements RandomAccess {
    private static final int FEWEST_PLACES = 8;

    private final @Nullable Object[] places;

    /** So many places are filled, from the front; they never change again. */
    private final AtomicInteger filled;

    private final int size;

    private AppendedList(@Nullable Object[] places, AtomicInteger filled, int size) {
        this.places = places;
        this.filled = filled;
        this.size = size;
    }

    /** Returns the list itself if it is an {@code AppendedList}, else a copy of it. */
    public static <E> AppendedList<E> copyOf(List<E> list) {
        return list instanceof AppendedList<E> appended ? appended : copyOf(list, list.size());
    }

    private static <E> AppendedList<E> copyOf(List<E> list, int places) {
        @Nullable Object[] copy = new Object[places];
        for (int i = 0; i < list.size(); i++) {
            copy[i] = Objects.requireNonNull(list.get(i));
        }
        return new AppendedList<>(copy, new AtomicInteger(list.size()), list.size());
    }

    /** Returns this list with one more element. */
    public AppendedList<E> plus(E last) {
        Objects.requireNonNull(last);
        if (size < places.length && filled.compareAndSet(size, size + 1)) {
            // Other threads see it only by way of the new list, whose fields are final.
            places[size] = last;
            return new AppendedList<>(places, filled, size + 1);
        }
        return copyOf(this, Math.max(FEWEST_PLACES, 2 * size)).plus(last);
    }

    /** Returns the first elements of this list. */
    public AppendedList<E> first(int number) {
        Objects.checkIndex(number, size + 1);
        return new AppendedList<>(places, filled, number);
    }

    @Override
    @SuppressWarnings("unchecked") // only elements of this type are put in
    public E get(int index) {
        return (E) Objects.requireNonNull(places[Objects.checkIndex(index, size)]);
    }

    @Override
    public int size() {
        return size;
    }
}
