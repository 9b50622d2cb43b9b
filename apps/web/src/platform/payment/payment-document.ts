const paymentPath = /^\/app\/(?:checkout|subscription)\/?$/;

let loadedPath: string | undefined;

/** Called once while a document starts: the router changes the address afterwards, not the document's policy. */
export function rememberDocument(pathname: string = location.pathname): void {
  loadedPath ??= pathname;
}

/**
 * False: this document was loaded for another screen, and its policy stops the payment provider's script. It needs to be
 * loaded anew, as after a sign-in that led here or a step back in the browser's history.
 */
export function isPaymentDocument(): boolean {
  // Written otherwise, as /app/Checkout, loading it anew would change nothing and never end.
  return loadedPath === location.pathname || paymentPath.test(loadedPath ?? "");
}
