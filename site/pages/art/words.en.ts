import { numberIn } from '../../i18n/number.ts'
import type { words as fr } from './words.fr.ts'

export const words: typeof fr = {
  pieces: {
    nacre: { name: 'Nacre', text: 'The layers a shell puts down, one around the other.' },
    fil: { name: 'Thread', text: 'A thread that goes on, and loops where it lingers.' },
    cabochon: { name: 'Cabochon', text: 'A cut stone, pale until the light comes round.' },
    maree: { name: 'Tide', text: 'Rows of one sea; a single crest takes the light.' },
    tissage: { name: 'Weave', text: 'Arcs that meet, crossed by one bright band.' },
    veille: { name: 'Vigil', text: 'A sky in which each point holds on to its two nearest.' },
    graine: { name: 'Seed', text: 'Seeds set out the way a flower sets them.' },
  },
  atelier: {
    label: (piece, seed) => `${piece}, a picture grown from the seed “${seed}”`,
    piece: 'Picture',
    seed: 'Seed',
    seedHelp: 'A word, a name, a date: the same one always gives the same picture.',
    another: 'Another seed',
    first: 'The first one',
    copy: 'Copy the link',
    copied: 'Link copied: it leads to this picture.',
    copyFailed: 'Copying is refused here. The link is in the address bar.',
    svg: 'Save the SVG',
    png: 'Save the PNG',
    saved: (kind) => `${kind} file saved, in the colours of the theme on screen.`,
    saveFailed: 'The file could not be prepared. Try again in a moment.',
    wall: {
      title: 'Seven pictures',
      lead: 'Each follows a rule of its own, and grows here from one seed, “opale”. Choose one to change it.',
    },
    note: 'The colours are the site’s: four glints of opal on the night, or on pearl in the light theme.',
  },
  preview: {
    backdrop: {
      title: 'The site’s background',
      lead: 'Points of pearl. They follow scrolling from afar, lean away from the pointer and take a colour when they do. When nothing moves, nothing is drawn again.',
      label: 'Points of pearl: the site’s animated background',
      opacity: 'Opacity',
      scrollIntensity: 'Effect of scrolling',
      scrolled: 'Pretend to scroll',
      scrolledHelp: 'As if the page had moved that far.',
      mouse: 'Respond to the pointer',
      mouseHelp: 'Move the pointer inside the frame.',
      onSite: ({ opacityMultiplier, scrollIntensity, mouseInteraction }) =>
        `On the other pages: opacity ${opacityMultiplier}, effect of scrolling ${scrollIntensity}, ${mouseInteraction ? 'responding' : 'not responding'} to the pointer.`,
      number: (value) => numberIn('en', value),
    },
    player: {
      title: 'The pictures in motion',
      lead: 'Nothing starts by itself. One round takes twelve seconds at normal speed; a hidden tab stops.',
      piece: 'Animation',
      play: 'Play',
      pause: 'Pause',
      step: 'Next frame',
      position: 'Position',
      speed: 'Speed',
      intensity: 'Intensity',
      percent: (value) => `${value}%`,
      times: (value) => `× ${numberIn('en', value)}`,
    },
  },
}
