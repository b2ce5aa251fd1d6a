package org.lasttrick.config;

import io.smallrye.config.WithDefault;
import java.time.Duration;

/**
 * Limits what clients may take of the service: see {@code src/docs/decisions/limits.md}. A client is an IPv4 address, or an IPv6
 * network of 64 bits: a whole club may be one.
 */
public interface Limits {

    /** Returns whether writes, exports and so on are limited by time. All other limits always hold. */
    @WithDefault("true")
    boolean enabled();

    @WithDefault("1200")
    int writesPerMinute();

    @WithDefault("12000")
    int allWritesPerMinute();

    /**
     * Returns how many exports, imports, statistics, lists of games, ledgers and verifications a client may ask for each minute.
     */
    @WithDefault("300")
    int expensivePerMinute();

    @WithDefault("3000")
    int allExpensivePerMinute();

    @WithDefault("60")
    int newBooksPerHour();

    @WithDefault("1000")
    int allNewBooksPerHour();

    /**
     * Returns how many different wrong keys a client may send each minute; one that a device sends again and again counts once a
     * minute.
     */
    @WithDefault("30")
    int wrongKeysPerMinute();

    @WithDefault("3000")
    int allWrongKeysPerMinute();

    /** Returns how many streams a client may begin each minute. */
    @WithDefault("600")
    int newStreamsPerMinute();

    @WithDefault("6000")
    int allNewStreamsPerMinute();

    /** Returns how many devices may watch at one time. */
    @WithDefault("1000")
    int streams();

    @WithDefault("250")
    int streamsPerClient();

    @WithDefault("300")
    int streamsPerGame();

    /** Returns the time after which a stream ends, and a browser opens it again, so that a device that is gone is let go. */
    @WithDefault("PT30M")
    Duration streamTime();

    /** Returns how many connections one client may have; with a public URL, those of trusted proxies are not counted. */
    @WithDefault("1000")
    int connectionsPerClient();

    /** Returns how many requests one client may have at one time, without streams. */
    @WithDefault("120")
    int requestsPerClient();

    /** Returns the time that a connection may be without a request, and that the head of a request may take. */
    @WithDefault("PT30S")
    Duration idleTime();

    /** Returns the time that the body of a request may take. */
    @WithDefault("PT10S")
    Duration bodyTime();

    /** Returns the time that the body of an import may take. */
    @WithDefault("PT1M")
    Duration fileTime();

    /** Returns the time that a request may take, until its answer has been read. */
    @WithDefault("PT1M")
    Duration requestTime();

    /** Returns the time that an export, an import or other expensive work may take, until its answer has been read. */
    @WithDefault("PT10M")
    Duration expensiveTime();
}
