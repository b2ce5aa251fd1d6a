// Hands a picture and the link to another app, where the browser can.

const link = document.getElementById("address");

for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = !navigator.share;
  if (button.hidden) continue;
  // Before the tap: a browser lets a page share only right after one.
  const picture = button.dataset.share && fetch(button.dataset.share).then((answer) => answer.ok && answer.blob()).catch(() => {});
  button.addEventListener("click", async () => {
    const shared = { text: link.dataset.text, url: link.textContent };
    const blob = await picture;
    const files = blob ? [new File([blob], "score.png", { type: "image/png" })] : [];
    await navigator.share(blob && navigator.canShare?.({ files }) ? { ...shared, files } : shared).catch(() => {});
  });
}
