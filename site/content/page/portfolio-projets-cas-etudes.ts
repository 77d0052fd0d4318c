import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  fr: {
    title: 'Portfolio : des études de cas, du problème à ce qui reste',
    description:
      "Chaque étude de cas suit le même ordre : le problème, le choix, ce qu'il fallait mesurer, ce qui reste à l'équipe et ce qui a résisté.",
    heading: 'Portfolio et études de cas',
    name: 'Portfolio',
    hint: 'Chaque cas dans le même ordre : problème, choix, mesure, reste.',
    lead: "Un cas se raconte ici en quatre temps : ce qui n'allait pas, ce qui a été choisi, ce qu'il fallait mesurer pour en juger, et ce que l'équipe garde une fois le travail fini. Un client n'est nommé qu'avec son accord écrit. Si une situation ressemble à la vôtre, demandez ce qui changerait.",
  },
  en: {
    title: 'Portfolio: case studies, from the problem to what remains',
    description:
      'Every case study runs in the same order: the problem, the choice, what had to be measured, what the team keeps and what was hard.',
    heading: 'Portfolio and case studies',
    name: 'Portfolio',
    hint: 'Each case in one order: problem, choice, measure, remains.',
    lead: 'Four questions shape every case on this page: what was wrong, what was chosen, how anyone could tell whether it worked, and what the team still has in hand now that I have left. Clients are named once they have agreed in writing. When a story sounds like yours, ask what would differ.',
  },
  related: [
    'processus-collaboration',
    'temoignages-clients',
    'cas-usage-rag-documentation',
    'cv',
    'contact',
  ],
})
