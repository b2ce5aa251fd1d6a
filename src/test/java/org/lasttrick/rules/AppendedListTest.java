package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AppendedListTest {
    private static final AppendedList<Integer> NONE = AppendedList.copyOf(List.of());

    @Test
    void aLongerListLeavesTheShorterOneAsItWas() {
        AppendedList<Integer> two = NONE.plus(1).plus(2);
        assertEquals(List.of(1, 2, 3), two.plus(3));
        assertEquals(List.of(1, 2), two);
        assertEquals(List.of(), NONE);
    }

    @Test
    void twoListsMadeFromOneDoNotSeeEachOther() {
        AppendedList<Integer> two = NONE.plus(1).plus(2);
        AppendedList<Integer> three = two.plus(3);
        AppendedList<Integer> other = two.plus(4).plus(5);
        assertEquals(List.of(1, 2, 3), three);
        assertEquals(List.of(1, 2, 4, 5), other);
        assertEquals(List.of(1, 6), three.first(1).plus(6));
        assertEquals(List.of(1, 2, 3, 7), three.plus(7));
    }

    @Test
    void itIsACopyOfAnyOtherList() {
        List<Integer> source = new ArrayList<>(List.of(1, 2));
        AppendedList<Integer> copy = AppendedList.copyOf(source);
        source.set(0, 9);
        assertEquals(List.of(1, 2), copy);
        assertSame(copy, AppendedList.copyOf(copy));
        assertThrows(UnsupportedOperationException.class, () -> copy.add(3));
        assertThrows(UnsupportedOperationException.class, () -> copy.set(0, 3));
        assertThrows(IndexOutOfBoundsException.class, () -> copy.get(2));
        assertThrows(IndexOutOfBoundsException.class, () -> copy.first(1).get(1));
        assertThrows(IndexOutOfBoundsException.class, () -> copy.first(3));
    }

    /** Long lists and short ones grow, are cut and forked in any order, next to copies that are made in the plain way. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void itHasTheElementsOfAListThatIsCopiedEachTime(long seed) {
        Random random = new Random(seed);
        List<AppendedList<Integer>> lists = new ArrayList<>(List.of(NONE));
        List<List<Integer>> plain = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < 500; i++) {
            int from = random.nextInt(lists.size());
            if (random.nextInt(4) == 0) {
                int first = random.nextInt(plain.get(from).size() + 1);
                lists.add(lists.get(from).first(first));
                plain.add(List.copyOf(plain.get(from).subList(0, first)));
            } else {
                lists.add(lists.get(from).plus(i));
                List<Integer> more = new ArrayList<>(plain.get(from));
                more.add(i);
                plain.add(more);
            }
        }
        assertEquals(plain, lists);
        assertEquals(plain.hashCode(), lists.hashCode());
    }

    /** One array is not copied for each element: 200,000 would take minutes. */
    @Test
    @Timeout(20)
    void itGrowsWithoutBeingCopiedEachTime() {
        AppendedList<Integer> list = NONE;
        for (int i = 0; i < 200_000; i++) {
            list = list.plus(i);
        }
        assertEquals(IntStream.range(0, 200_000).boxed().toList(), list);
    }

    @RepeatedTest(20)
    void threadsThatContinueOneListDoNotSeeEachOther() throws Exception {
        List<Integer> before = IntStream.range(0, 600).boxed().toList();
        AppendedList<Integer> common = NONE;
        for (Integer each : before) {
            common = common.plus(each);
        }
        // It has room for what one of them adds.
        AppendedList<Integer> shared = common;
        int threads = 8;
        CyclicBarrier start = new CyclicBarrier(threads);
        try (var executor = Executors.newFixedThreadPool(threads)) {
            List<Callable<AppendedList<Integer>>> writers = IntStream.range(0, threads)
                    .<Callable<AppendedList<Integer>>>mapToObj(thread -> () -> {
                        start.await();
                        AppendedList<Integer> list = shared;
                        for (int i = 0; i < 100; i++) {
                            list = list.plus(100 * thread + i);
                        }
                        return list;
                    })
                    .toList();
            List<Future<AppendedList<Integer>>> written = executor.invokeAll(writers);
            for (int thread = 0; thread < threads; thread++) {
                List<Integer> expected = new ArrayList<>(before);
                IntStream.range(100 * thread, 100 * thread + 100).forEach(expected::add);
                assertEquals(expected, written.get(thread).get());
            }
        }
        assertEquals(before, shared);
    }
}
