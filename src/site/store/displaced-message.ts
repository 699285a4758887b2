/** Says that unsaved drafts became drafts of the collection, because another figure took their place. */
export const displacedMessage = (count: number): string =>
  count === 1
    ? "Another unsaved figure was on this device. It is in your drafts now."
    : `${count} other unsaved figures were on this device. They are in your drafts now.`;
