/** How she is, at a glance. Apart from the rest of the set: she shows it in the corner of every page. */
export const FACES = {
  smile:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.5 14c1.800 2.5 5.2 2.5 7 0M9 9.5v.1M15 9.5v.1',
  meh: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.5 14.800h7M9 9.5v.1M15 9.5v.1',
  frown:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.5 15.800c1.800-2.5 5.2-2.5 7 0M9 9.5v.1M15 9.5v.1',
} as const
