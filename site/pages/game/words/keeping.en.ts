import type { GameWords } from './words.ts'

/** Settings, and what becomes of her save. */
export const keeping: Pick<GameWords, 'rules' | 'settings' | 'save'> = {
  rules: {
    title: 'Rules of the game',
    text: 'Two readings of one game, two separate saves. Nothing is lost by switching.',
    A: 'Rules A',
    B: 'Rules B',
  },
  settings: {
    volume: 'Volume',
    volumeHelp: 'The site is silent: this value is kept with her life, and nothing makes a sound.',
    percent: (share) => `${Math.round(100 * share)}%`,
    animations: 'Animations',
    animationsHelp: 'She moves, blinks, and follows the mouse with her eyes.',
    notifications: 'Messages',
    notificationsHelp: 'Levels, achievements and finds appear on the screen for a moment.',
    autoPlay: 'Life of her own',
    autoPlayHelp: 'While you do nothing, she finds something to do every twenty seconds.',
    reducedMotion: 'Reduced motion',
    reducedMotionHelp: 'Nothing moves, even where your device would allow it.',
    highPerformance: 'Light on the device',
    highPerformanceHelp: 'Her eyes no longer follow the mouse, so the device works less.',
    theme: 'Colours',
    neon: 'Vivid',
    pastel: 'Soft',
    language: 'Language',
  },
  save: {
    text: 'Saved on this device, never sent. A file you import is checked first; the former life can be brought back.',
    export: 'Export the save',
    file: (reading, level) => `opale-${reading}-level-${level}.json`,
    import: 'Import',
    importHint: 'or drop the file here',
    results: {
      done: 'Life imported. The former one is kept: you can go back to it.',
      mended:
        'Life imported. What was damaged in the file is back to its first value; the former life is kept.',
      corrupt: 'That file is not a save of Opale’s. Nothing has changed.',
      newer:
        'That save comes from a newer version of the game. Nothing has changed: reload the page, then try again.',
      'other-reading':
        'That life follows the other rules. Nothing has changed: switch rules, then import it.',
      'too-big': 'That file is far too big to be a save of Opale’s. Nothing has changed.',
      unreadable: 'That file could not be read. Nothing has changed.',
    },
    reset: 'Start her life again',
    resetTitle: 'Start her life again?',
    resetText:
      'Opale will be a newborn: level 1, empty inventory. You will be able to go back to the former life.',
    resetConfirm: 'Start again',
    resetDone: 'A new life begins. The former one is kept: you can go back to it.',
    cancel: 'Cancel',
    undo: 'Back to the former life',
    undone: 'The former life is back.',
    lab: 'Replay in the lab',
    states: {
      refused: {
        title: 'Her life is not being saved',
        text: 'Your browser refuses to keep it, or there is no room left. You can play; export the save before closing the page.',
      },
      newer: {
        title: 'A newer version is already here',
        text: 'The life kept on this device comes from a newer version of the game, and is left alone. What you do here is not saved. Reload the page.',
      },
      corrupt: {
        title: 'The save could not be read',
        text: 'A new life begins. The former data was not erased: it is set aside on this device.',
      },
      repaired: {
        title: 'The save was damaged',
        text: 'What could still be read was kept, the rest is back to its first value.',
      },
    },
  },
}
