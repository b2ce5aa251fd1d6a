// What only the paper shows: some browsers don't fetch it by themselves.

addEventListener("beforeprint", () => {
  for (const image of document.querySelectorAll("img[loading=lazy]")) image.loading = "eager";
});
