// Runs before anything else, so it is no module: a token in the fragment leaves the address bar before it can be seen or copied.
if (/(^|[#&])(token|invitation|watch)=/.test(location.hash)) {
  sessionStorage.setItem("strata-arrival", location.hash.slice(1));
  history.replaceState(history.state, "", location.pathname + location.search);
}
