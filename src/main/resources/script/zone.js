// The time zone of this device, for the service to write dates and times in.

const COOKIE = "lasttrick-zone=" + Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the page was drawn without knowing it. */
export const isNew = !document.cookie.split("; ").includes(COOKIE);

if (isNew) document.cookie = COOKIE + ";path=/;max-age=34560000;samesite=lax";
