import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Laboratoire Opale : rejouer sa vie depuis une graine',
    description:
      "Rejouez la vie d'Opale depuis une graine, pas à pas : commandes, événements, tirages et états. Comparez deux parties, trouvez le premier écart.",
    heading: "Le laboratoire d'Opale",
    name: 'Laboratoire Opale',
    hint: "Une graine, des commandes, la même vie à l'identique.",
    lead: "Une graine, une liste de commandes, et la même vie se rejoue à l'identique. Le laboratoire en montre chaque instant : événements, tirages au sort, état avant et après. Comparez deux parties pour trouver la première commande qui diffère. Il s'adresse aux développeurs ; pour passer un moment avec Opale, ouvrez plutôt le jeu.",
  },
  en: {
    title: 'Opale lab: replay her life from a seed',
    description:
      "Replay Opale's life from a seed, step by step: commands, events, draws and states. Compare two runs and find where they first differ.",
    heading: 'The Opale lab',
    name: 'Opale lab',
    hint: 'A seed, some commands, the same life every time.',
    lead: "Give the lab a seed and a list of commands, and Opale's life plays out identically every time. Step through it, read events and random draws, compare two runs and jump to the first command that differs. It's built for developers and keeps its data in the browser; to spend time with her, open the game instead.",
  },
  related: ['opale', 'activite-github', 'button-showcase', 'galerie-artistique'],
})
