package org.lasttrick.transfer.export;

import java.text.DecimalFormatSymbols;
import java.time.ZoneId;
import java.util.Locale;

/**
 * The form has what differs between the CSV that readers get.
 *
 * @param separator of the cells
 * @param zone of the times that are not in UTC
 */
public record CsvForm(String separator, ZoneId zone) {
    public static CsvForm forPrograms(ZoneId zone) {
        return new CsvForm(",", zone);
    }

    /** Returns the form for Excel, which splits lines at semicolons where people write a comma in decimals. */
    public static CsvForm forExcel(Locale locale, ZoneId zone) {
        boolean isComma = DecimalFormatSymbols.getInstance(locale).getDecimalSeparator() == ',';
        return new CsvForm(isComma ? ";" : ",", zone);
    }
}
