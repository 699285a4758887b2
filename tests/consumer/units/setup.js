// The setup that the documentation recommends: jsdom has no ResizeObserver, which Radix's switch in a form needs.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
