/** Before each test file: jsdom knows no Web Animations. */
if (typeof Element !== 'undefined') {
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
}
