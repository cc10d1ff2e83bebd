// Runs before anything is painted, so it is no module: a page in the dark never flashes white.
document.documentElement.dataset.theme = localStorage.getItem("strata-theme") ?? "system";
