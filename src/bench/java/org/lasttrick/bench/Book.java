package org.lasttrick.bench;

/** @param key of a device that may score in it */
record Book(String id, String key) {
    String authorization() {
        return "Authorization: Bearer " + key;
    }

    String cookie() {
        return "Cookie: lasttrick-key=" + key;
    }
}
