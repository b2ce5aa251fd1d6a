package org.lasttrick.web.sheet;

import com.google.zxing.common.BitMatrix;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.net.URI;
import java.time.Instant;
import org.lasttrick.access.RandomText;
import org.lasttrick.address.QrCode;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.WatchView;
import org.lasttrick.sheet.pad.SheetGame;
import org.lasttrick.web.layout.ReaderTimes;

/** Provides the sheet's presenter as a bean, and what it needs from this service. */
@Singleton
public record ServiceSheetHost(ServiceAddress service, RequestLanguage language, ReaderTimes times)
        implements SheetHost {
    @Produces
    @Singleton
    SheetPresenter sheets(Messages messages) {
        return new SheetPresenter(messages, this);
    }

    /** Returns a recorded game, as far as its sheet shows it. */
    public static SheetGame sheet(RecordedGame recorded) {
        return new SheetGame(
                recorded.id().value(),
                recorded.game(),
                recorded.head().hex(),
                recorded.head().fingerprint(),
                recorded.playedAt(1),
                recorded.entries().stream().map(LedgerEntry::recordedAt).toList(),
                recorded::events);
    }

    @Override
    public String newCommandId() {
        return RandomText.id();
    }

    @Override
    public WatchView watch(String path) {
        URI address = service.uri().resolve(path);
        return new WatchView(
                address.toString(), code(address + "/next"), path + "/tv", ServiceAddress.isOnlyHere(address));
    }

    @Override
    public FormattedTime time(Instant at) {
        return times.of(at);
    }

    @Override
    public FormattedTime day(Instant at) {
        return new FormattedTime(times.day(at), times.of(at).iso());
    }

    @Override
    public String shared(String path) {
        return service.uri().resolve(language.inLink(path)).toString();
    }

    /** Returns an address as a drawing. */
    public static WatchView.QrCode code(String address) {
        BitMatrix squares = QrCode.squares(address);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < squares.getHeight(); y++) {
            for (int x = 0; x < squares.getWidth(); x++) {
                if (squares.get(x, y)) {
                    path.append('M').append(x).append(' ').append(y).append("h1v1h-1z");
                }
            }
        }
        return new WatchView.QrCode(squares.getWidth(), path.toString());
    }
}
