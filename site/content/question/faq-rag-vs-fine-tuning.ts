import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Faut-il un RAG ou un fine-tuning pour que le modèle réponde comme nous ?',
    en: 'Does our model need RAG or fine-tuning to answer the way we would?',
  },
  fr: {
    title: 'RAG ou fine-tuning : lequel répond à votre besoin ?',
    description:
      'Rangez quarante mauvaises réponses et vous saurez lequel essayer. Ce que coûte chacun, et pourquoi l’entraînement en libre-service se raréfie.',
    heading: 'RAG ou fine-tuning : que choisir ?',
    name: 'RAG ou fine-tuning ?',
    hint: 'Connaissances manquantes, ou manière de faire ?',
    lead: "Commencez par le RAG s'il manque des connaissances au modèle : il va les lire dans vos documents à chaque question. Le fine-tuning ne sert qu'à une manière de faire, un ton, un tri. Essayez avant lui une meilleure consigne et quelques exemples.",
  },
  en: {
    title: 'RAG or fine-tuning: which one does your project need?',
    description:
      'Sort forty wrong answers and you will know which to try. What each of them costs, and why self-serve training is getting harder to buy.',
    heading: 'RAG or fine-tuning: which should I choose?',
    name: 'RAG or fine-tuning?',
    hint: 'Is knowledge missing, or behaviour?',
    lead: "RAG first, when the model lacks knowledge: it looks facts up in your documents at question time. Fine-tuning teaches a habit, such as a tone or a way of labelling, and it's worth trying only once better instructions and a handful of examples have failed.",
  },
  related: [
    'glossaire-rag',
    'glossaire-fine-tuning',
    'fine-tuning-vs-prompting-strategies',
    'lora-qlora-fine-tuning-economique',
    'evaluer-un-llm-en-production',
    'consultant-rag-freelance',
  ],
})
