package org.lasttrick.faults;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the ledgers compare with what the clients know.
 *
 * @param acknowledged the number of commands that were
 * @param unknown the number of commands that got no answer, and were not sent again until they had one
 * @param unknownStored how many of these are in a ledger
 * @param lost acknowledged commands that are in no ledger, or not where the answer said
 * @param doubled commands that are in the ledgers more than once
 * @param wrong everything else that should not be
 */
record FaultReport(
        int acknowledged, int unknown, int unknownStored, List<String> lost, List<String> doubled, List<String> wrong) {

    /** Only the first of each kind, since one fault can have many consequences. */
    @Override
    public String toString() {
        return "%d acknowledged, %d lost, %d doubled, %d otherwise wrong; %d unknown, of which %d are stored"
                        .formatted(acknowledged, lost.size(), doubled.size(), wrong.size(), unknown, unknownStored)
                + Stream.of(lost, doubled, wrong)
                        .flatMap(faults -> faults.stream().limit(3))
                        .map(fault -> "\n  " + fault)
                        .collect(Collectors.joining());
    }
}
