import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Claude ou GPT-4 : une méthode de comparaison à l'aveugle",
    description:
      "Comparer Claude et GPT-4 par paires, noms masqués, sur vos tâches : ce qu'il faut noter, et comment trancher un résultat serré.",
    heading: 'Claude ou GPT-4 : une méthode pour trancher',
    name: 'Claude ou GPT-4',
    hint: "Une comparaison à l'aveugle, sur vos tâches.",
    lead: "Entre Claude et GPT-4, gardez celui qui demande le moins de retouches sur vos propres tâches ; à égalité, le plus simple à contractualiser. Pour le savoir, comparez par paires, noms masqués, avec la même consigne et les mêmes documents. Notez l'exactitude, le respect du format, les refus injustifiés, puis l'attente. Recommencez quand une version change.",
  },
  en: {
    title: 'Claude or GPT-4: a blind method of comparison',
    description:
      "Compare Claude and GPT-4 in pairs, names hidden, on your own tasks: what to score, and how to settle a result that's too close.",
    heading: 'Claude or GPT-4: a method for deciding',
    name: 'Claude or GPT-4',
    hint: 'A blind comparison on your own tasks.',
    lead: 'Choose whichever needs less editing on your work, and on a tie choose the easier contract. Show reviewers two unsigned answers to the same request, then score accuracy, format, needless refusals and waiting time. Because versions change, what lasts is the way of comparing; no scoreboard would stay true, so none is kept.',
  },
  related: [
    'faq-gpt4-vs-claude',
    'evaluer-un-llm-en-production',
    'openai-vs-anthropic-vs-google-comparatif-llm-2025',
    'expert-claude-ai-freelance',
    'comparateur-llm-2025',
  ],
})
