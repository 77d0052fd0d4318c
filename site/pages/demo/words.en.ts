import type { words as fr } from './words.fr.ts'

const DEVICES = { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' }
const INTERESTS = { web: 'Web development', ia: 'AI services', workflows: 'Workflows' }
const FORMS = { list: 'a list', cards: 'a set of cards', table: 'a table' }

/** Within a sentence. */
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const words: typeof fr = {
  buttons: {
    variant: 'Variant',
    variants: { solid: 'Solid', contact: 'Contact', line: 'Line', ghost: 'Ghost' },
    states: {
      title: 'Variants and states',
      lead: 'Hover, press and focus are held still, to compare at a glance. The other columns are real buttons.',
      names: {
        rest: 'Rest',
        hover: 'Hover',
        press: 'Press',
        focus: 'Keyboard',
        off: 'Disabled',
        busy: 'Waiting',
      },
      label: 'Send',
    },
    try: {
      title: 'Make your own',
      lead: 'The button changes with the settings, and so does the code that makes it.',
      label: 'Describe my project',
      size: 'Size',
      sizes: { m: '48 px', s: '44 px' },
      words: 'Words',
      icon: 'Arrow: it leads elsewhere',
      disabled: 'Disabled',
      busy: 'Waiting',
      code: 'Code of the button',
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'Selected: copy with your keyboard',
      clicks: (count) =>
        count === 0 ? 'Not pressed yet' : `Pressed ${count === 1 ? 'once' : `${count} times`}`,
    },
    others: {
      title: 'Links and icons',
      lead: 'What leads elsewhere is a link, even where it looks like a button. An icon on its own has a name, which one hears without seeing it.',
      contact: 'Write to me',
      search: 'Search',
      info: 'Find out more',
      note: 'Every target is at least 44 pixels, with or without a frame.',
    },
    rules: {
      title: 'Rules of use',
      rows: [
        {
          title: 'Solid',
          strong: 'One main action a screen.',
          text: 'Pearl on the night, ink on pearl: contrast points it out, not colour.',
        },
        {
          title: 'Contact',
          strong: 'Pink is for getting in touch.',
          text: 'Never two in one view; elsewhere, pink is for Opale’s cheeks alone.',
        },
        {
          title: 'Line',
          strong: 'The other actions, all equal.',
          text: 'It is the default: there is nothing to write in the code to get it.',
        },
        {
          title: 'Ghost',
          strong: 'What can wait: cancel, go back, see more.',
          text: 'Without an outline at rest, it keeps the same height and the same keyboard ring.',
        },
      ],
    },
  },
  adaptive: {
    message: {
      title: 'Three ways to begin',
      lead: 'The same content everywhere. Its form, its order and its length are all that changes.',
      head: 'Way',
      brief: 'In short',
      bringing: (what) => `You bring: ${lower(what)}.`,
      receiving: (what) => `You receive: ${lower(what)}.`,
      bring: 'What you bring',
      receive: 'What you receive',
      caption: 'The way that is nearest to your reading comes first.',
      ways: {
        web: {
          name: 'A site or an application',
          short: 'Start from a screen that is missing.',
          bring: 'What your visitors look for',
          receive: 'A first page online',
          more: 'The page that matters most comes first. It goes online, real people try it, then the others follow.',
        },
        ia: {
          name: 'An AI service',
          short: 'Start from a question that keeps coming back.',
          bring: 'Twenty true examples',
          receive: 'A measurement, before you buy anything',
          more: 'What a model makes of your examples is measured first. If the answer is no, you know before anything was built.',
        },
        workflows: {
          name: 'An automated task',
          short: 'Start from a gesture you repeat every week.',
          bring: 'The steps you follow by hand',
          receive: 'A reviewed workflow, ready to import',
          more: 'The steps are written down as they are, exceptions included. What cannot be automated is said, and stays with a person.',
        },
      },
    },
    simulate: {
      title: 'Try another reading',
      lead: 'By default, all of it follows your device and your visit. Force a setting to see what somebody else would see.',
      device: 'Width',
      interest: 'Page read before',
      reading: 'Attention',
      calm: 'Motion',
      real: 'Yours',
      reset: 'Back to what is real',
      devices: DEVICES,
      interests: INTERESTS,
      readings: { glance: 'A glance', reader: 'Reading' },
      motions: { calm: 'Reduced', free: 'Free' },
    },
    why: {
      title: 'Why this form',
      lead: 'Each choice has a reason, told here as it is made.',
      terms: { form: 'Form', order: 'Order', long: 'Length', moves: 'Motion' },
      form: (form, device) =>
        device
          ? `${DEVICES[device]}: ${FORMS[form]} fits this width.`
          : `Nothing has been read yet: ${FORMS[form]} fits any width.`,
      order: {
        choice: (interest) => `“${INTERESTS[interest]}” first: it is the subject you chose.`,
        visit: (interest) =>
          `“${INTERESTS[interest]}” first: it is what the page before was about.`,
        nobody: () => 'The order it starts with: nothing says yet what you are looking for.',
      },
      long: {
        choice: (long) =>
          long ? 'Long text: you chose to read.' : 'Short text: you chose a glance.',
        visit: (long) =>
          long
            ? 'Long text: you are reading, beyond half of the page, half a minute or four gestures.'
            : 'Short text: a glance is enough so far. It grows if you stay.',
        nobody: () => 'Nothing has been read yet: the text is short.',
      },
      moves: {
        choice: (moves) =>
          moves
            ? 'A change shows as a brief fade: you chose so.'
            : 'A change is immediate: you ask for less motion.',
        visit: (moves) =>
          moves
            ? 'A change shows as a brief fade.'
            : 'A change is immediate: your system asks for less motion.',
        nobody: () => 'Nothing has been read yet: a change would be immediate.',
      },
    },
    known: {
      title: 'What the demonstration knows, and nothing else',
      lead: 'This demonstration sends none of these values, and keeps none of them once the tab is closed.',
      waiting: 'read as soon as the page comes to life',
      width: 'Width of the window',
      before: 'Page read before',
      depth: 'Depth reached',
      time: 'Time spent here',
      gestures: 'Gestures',
      motion: 'Motion',
      none: 'none: the visit begins here',
      language: 'Language',
      languageValue: 'English, from the address',
      theme: 'Theme',
      dark: 'night',
      light: 'pearl',
      privacy: 'No name, no account, no location, no history of another site.',
      pixels: (width, device) => `${width} px, ${DEVICES[device].toLowerCase()}`,
      percent: (value) => `${value}%`,
      seconds: (value) => `${value} s`,
    },
  },
}
