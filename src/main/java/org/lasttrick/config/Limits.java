package org.lasttrick.config;

import io.smallrye.config.WithDefault;
import java.time.Duration;

/**
 * The limits of what clients may take of the service: see {@code src/docs/decisions/limits.md}. A client is an IPv4 address, or
 * an IPv6 network of 64 bits: a whole club may be one.
 */
public interface Limits {

    /** Returns whether writes, exports and so on are limited by time. All other limits always hold. */
    @WithDefault("true")
    boolean enabled();

    @WithDefault("1200")
    int writesPerMinute();

    @WithDefault("12000")
    int allWritesPerMinute();

    /** Exports, imports, statistics, lists of games, ledgers and verifications. */
    @WithDefault("300")
    int expensivePerMinute();

    @WithDefault("3000")
    int allExpensivePerMinute();

    @WithDefault("60")
    int newBooksPerHour();

    @WithDefault("1000")
    int allNewBooksPerHour();

    /** Different ones; one that a device sends again and again counts once a minute. */
    @WithDefault("30")
    int wrongKeysPerMinute();

    @WithDefault("3000")
    int allWrongKeysPerMinute();

    /** Beginnings of streams. */
    @WithDefault("600")
    int newStreamsPerMinute();

    @WithDefault("6000")
    int allNewStreamsPerMinute();

    /** Devices that watch at one time. */
    @WithDefault("1000")
    int streams();

    @WithDefault("250")
    int streamsPerClient();

    @WithDefault("300")
    int streamsPerGame();

    /** A stream ends after this time; a browser opens it again. So that a device which is gone is let go. */
    @WithDefault("PT30M")
    Duration streamTime();

    /** The connections of one client; with a public URL, those of trusted proxies are not counted. */
    @WithDefault("1000")
    int connectionsPerClient();

    /** Requests at one time, without streams. */
    @WithDefault("120")
    int requestsPerClient();

    /** The time that a connection may be without a request, and that the head of a request may take. */
    @WithDefault("PT30S")
    Duration idleTime();

    /** The time that the body of a request may take. */
    @WithDefault("PT10S")
    Duration bodyTime();

    /** The time that the body of an import may take. */
    @WithDefault("PT1M")
    Duration fileTime();

    /** The time that a request may take, until its answer has been read. */
    @WithDefault("PT1M")
    Duration requestTime();

    /** The time that an export, an import or other expensive work may take, until its answer has been read. */
    @WithDefault("PT10M")
    Duration expensiveTime();
}
