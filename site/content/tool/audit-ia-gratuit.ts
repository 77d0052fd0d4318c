import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Audit IA gratuit : un questionnaire et un plan d'action",
    description:
      'Répondez à un questionnaire sur vos données, vos outils et vos tâches. Vous obtenez un état des lieux et des pistes classées. Rien ne quitte votre appareil.',
    // Held together: whatever font has come, the title breaks before these two words.
    heading: "Où en êtes-vous avec\u00A0l'IA ?",
    name: 'Audit IA gratuit',
    hint: 'Un état des lieux et des pistes classées, sans rien envoyer.',
    lead: "Répondez pour une à trois tâches précises plutôt que pour l'entreprise entière : le résultat sera plus juste. Le questionnaire passe en revue les processus, les données, les outils et les règles, puis classe quelques pistes. Vos réponses restent sur cet appareil, et « je ne sais pas » est accepté presque partout. Prenez le résultat pour un point de départ.",
  },
  en: {
    title: 'Free AI audit: a questionnaire that ends in a plan',
    description:
      'Answer questions about your data, tools and tasks to get a picture of where you stand and a ranked list of ideas. Nothing leaves your own device.',
    heading: 'Where do you stand with AI?',
    name: 'Free AI audit',
    hint: 'Where you stand and what to try first, without sending anything.',
    lead: "You'll leave with three things: a picture of your situation, a ranked list of ideas and a first step small enough to try. The questions concern processes, data, tools and rules, and nearly all accept “I don't know”. Answers are worked out and kept in your browser. No questionnaire replaces a look at the real thing.",
  },
  related: [
    'quiz-maturite-ia-entreprise',
    'evaluateur-projet-ia',
    'consultant-intelligence-artificielle-entreprise',
    'processus-collaboration',
    'contact',
  ],
})
