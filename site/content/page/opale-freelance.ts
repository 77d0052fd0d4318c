import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: "Opale présente le consultant IA qu'elle accompagne",
    description:
      "Opale, la compagne du site, raconte à sa façon ce que fait le consultant, ce qu'il ne fait pas, et vous propose de vous mener à la bonne page.",
    heading: 'Opale vous présente le consultant',
    name: 'Opale présente',
    hint: 'La visite du site, racontée par sa compagne.',
    lead: "Je m'appelle Opale et je vis sur ce site. Celui que j'accompagne aide les entreprises à faire travailler l'IA sur leurs documents et leurs tâches répétitives. Il vous dira aussi quand une solution plus simple suffit. Ce que je retiens de nous reste dans votre navigateur. Voulez-vous que je vous montre ses services ?",
  },
  en: {
    title: 'Opale introduces the AI consultant she keeps company',
    description:
      "Opale, the site's companion, tells you in her own words what the consultant does and doesn't do, and offers to take you to the right page.",
    heading: 'Let Opale introduce the consultant',
    name: 'Opale introduces',
    hint: 'A tour of the site, told by its companion.',
    lead: "I'm Opale, and these pages are my home. The consultant I keep company helps businesses put AI to work on their documents and routine tasks, and says so when something simpler would do. Whatever I remember about us stays in your browser. Shall I show you the services? Looking around on your own is fine too.",
  },
  related: ['ia', 'opale', 'processus-collaboration', 'explorer', 'contact'],
})
