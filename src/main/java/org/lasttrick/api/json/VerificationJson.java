package org.lasttrick.api.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.Verification;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.rules.settings.SettingKind;

/** A verification says whether a ledger is as it was written. */
@Schema(name = "Verification")
public record VerificationJson(
        boolean valid,

        @Schema(description = "The number of stored entries")
        int entries,

        @Schema(description = "The last entry's hash; null if there is no entry") @Nullable
        String head,

        @Schema(description = "The head, short enough to be read aloud", examples = "7k2m-x9qd-4w0p") @Nullable
        String fingerprint,

        List<FaultJson> problems,

        @Schema(description = "Whether an entry has the hash given as head")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Boolean contains) {

    @Schema(name = "LedgerFault")
    record FaultJson(
            int entry,

            @Schema(enumeration = {"missing", "out-of-order", "follows-another", "changed", "unreadable", "impossible"})
            String kind,

            String detail) {

        static FaultJson of(Fault fault, GameText text) {
            String kind = SettingKind.word(fault.kind());
            return new FaultJson(
                    fault.version(), kind, text.ledgerFault(fault.kind().name(), fault.version()));
        }
    }

    /** @param noted a head noted earlier, to be looked for; {@code null}: none */
    public static VerificationJson of(Verification verification, @Nullable String noted, GameText text) {
        return new VerificationJson(
                verification.isValid(),
                verification.heads().size(),
                verification.head().map(Hash::hex).orElse(null),
                verification.head().map(Hash::fingerprint).orElse(null),
                verification.faults().stream()
                        .map(fault -> FaultJson.of(fault, text))
                        .toList(),
                noted == null ? null : verification.contains(noted));
    }
}
