/** Writes jars anew, uncompressed. An archive of all of them becomes smaller, and the start takes less of the processor. */
void main(String... jars) throws IOException {
    for (String jar : jars) {
        Path stored = Path.of(jar + ".stored");
        try (ZipFile from = new ZipFile(jar);
                ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(stored))) {
            for (ZipEntry entry : Collections.list(from.entries())) {
                copy(from, entry, to);
            }
        }
        Files.move(stored, Path.of(jar), StandardCopyOption.REPLACE_EXISTING);
    }
}

void copy(ZipFile from, ZipEntry entry, ZipOutputStream to) throws IOException {
    ZipEntry stored = new ZipEntry(entry.getName());
    stored.setTime(entry.getTime());
    stored.setMethod(ZipEntry.STORED);
    stored.setSize(entry.getSize());
    stored.setCrc(entry.getCrc());
    to.putNextEntry(stored);
    from.getInputStream(entry).transferTo(to);
    to.closeEntry();
}
