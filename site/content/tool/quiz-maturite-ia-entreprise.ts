import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Quiz de maturité IA : à quel stade est votre entreprise ?',
    description:
      "Un quiz pour situer votre entreprise face à l'IA : pratiques, données, compétences, règles. Résultat immédiat, calculé et gardé sur votre appareil.",
    heading: 'À quel stade est votre entreprise ?',
    name: 'Quiz de maturité IA',
    hint: 'Situer vos pratiques, puis en parler entre collègues.',
    lead: "Faites ce quiz à deux ou trois, chacun de son côté, puis comparez : les écarts entre vos réponses apprennent plus que la note. Il porte sur les pratiques réelles, les données, les compétences et les règles d'usage. Le résultat nomme un stade et l'étape suivante. Vos choix ne sont ni transmis ni comparés à d'autres entreprises.",
  },
  en: {
    title: 'AI maturity quiz: which stage has your company reached?',
    description:
      "A quiz to place your company on the way to using AI: habits, data, skills, rules. You see the result at once; it's computed and kept on your device.",
    heading: 'What stage is your company at?',
    name: 'AI maturity quiz',
    hint: 'Place your habits on a scale, then talk them over.',
    lead: "Maturity shows in small habits rather than in the number of tools you pay for: someone knows where the data is, people check what a model writes, a rule says what may be pasted into it. The quiz asks about those, names the stage you're at and suggests the next step. Nothing you answer is sent anywhere.",
  },
  related: [
    'audit-ia-gratuit',
    'consultant-llm-entreprise',
    'securite-ia-entreprise',
    'guides-ia',
    'evaluateur-projet-ia',
  ],
})
