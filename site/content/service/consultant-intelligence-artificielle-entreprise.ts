import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Consultant en intelligence artificielle pour entreprise',
    description:
      "Quels usages de l'IA méritent un essai chez vous, et lesquels attendront ? Entretiens, tri des idées, premier test mesuré et plan que l'on peut arrêter.",
    heading: "Décider où l'IA vaut un essai",
    name: 'Consultant IA entreprise',
    hint: 'Trier les idées, essayer petit, savoir arrêter.',
    lead: "Commencez par une question : quelle tâche revient chaque semaine et fatigue tout le monde ? J'écoute les personnes qui la font, j'estime la valeur et le risque, puis je propose un essai court avec un critère d'arrêt. Vous repartez avec un ordre de priorité et les idées à écarter.",
  },
  en: {
    title: 'AI consultant for businesses: what to try, what to skip',
    description:
      'Which uses of AI deserve a trial in your company, and which can wait? Interviews, a ranked list of ideas, one measured test and a plan you may stop.',
    heading: 'Decide where AI deserves a trial',
    name: 'AI consultant for business',
    hint: 'Sort the ideas, try something small, know when to stop.',
    lead: 'Companies rarely lack AI ideas; they lack a way to choose. I talk with the people who do the work, look at the data behind each idea, and rank the list by value, effort and risk. One item becomes a small trial with a stopping rule agreed in advance. The rest is written down, refusals included.',
  },
  related: [
    'audit-ia-gratuit',
    'quiz-maturite-ia-entreprise',
    'evaluateur-projet-ia',
    'consultant-llm-entreprise',
    'processus-collaboration',
  ],
})
