import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Expert fine-tuning : adapter un modèle à vos exemples',
    description:
      'Quand réentraîner un modèle vaut la peine, et quand une bonne consigne suffit. Préparation des exemples, entraînement, mesure avant et après, sur devis.',
    heading: "Le bon ton, appris par l'exemple",
    name: 'Expert fine-tuning',
    hint: "Apprendre une forme au modèle, après avoir vérifié que c'est utile.",
    lead: "Avant d'entraîner quoi que ce soit, essayons une consigne soignée avec trois exemples. Si l'écart demeure, le fine-tuning peut fixer un style, un format ou une classification que la consigne n'obtient pas. Il n'apprend pas des faits qui changent : pour cela, cherchez dans vos documents. L'essentiel du travail porte sur la qualité des exemples.",
  },
  en: {
    title: 'Fine-tuning specialist: teach a model from your examples',
    description:
      'When training a model pays off and when a careful prompt is enough. Curated examples, a training run, and a measurement before and after. Priced on quote.',
    heading: 'The right tone, learned from examples',
    name: 'Fine-tuning specialist',
    hint: "Teach a model a form, once we know a prompt can't do it.",
    lead: "My first advice is usually to wait. A clear prompt with a handful of examples solves many cases at a fraction of the effort. Fine-tuning earns its place when you need a steady style, a strict format or a fine classification, and you own clean examples. It's a poor way to store facts that change.",
  },
  related: [
    'faq-rag-vs-fine-tuning',
    'fine-tuning-vs-prompting-strategies',
    'glossaire-fine-tuning',
    'lora-qlora-fine-tuning-economique',
    'consultant-rag-freelance',
  ],
})
