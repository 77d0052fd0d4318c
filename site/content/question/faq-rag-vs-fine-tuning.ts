import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'RAG ou fine-tuning : lequel répond à votre besoin ?',
    description:
      "Le RAG apporte des connaissances, le fine-tuning une manière de faire. Comment lire vos erreurs pour savoir lequel essayer d'abord.",
    heading: 'RAG ou fine-tuning : que choisir ?',
    name: 'RAG ou fine-tuning ?',
    hint: 'Connaissances manquantes, ou manière de faire ?',
    lead: 'Prenez le RAG quand il manque des connaissances au modèle, et le fine-tuning quand il lui manque une manière de faire. Le premier va chercher vos documents à chaque question et peut les citer ; le second apprend un format, un ton, un tri. Les deux se combinent, mais vos erreurs disent par lequel commencer.',
  },
  en: {
    title: 'RAG or fine-tuning: which one does your project need?',
    description:
      "RAG supplies knowledge, fine-tuning supplies behaviour. How to read your system's mistakes and decide which of the two to try.",
    heading: 'RAG or fine-tuning: which should I choose?',
    name: 'RAG or fine-tuning?',
    hint: 'Is knowledge missing, or behaviour?',
    lead: 'Choose RAG for missing knowledge and fine-tuning for missing behaviour. If wrong answers come from facts the model never saw, fetch those facts at question time and cite them. If the content is right but its format, tone or labels drift, training examples can help. Nothing stops you from using one on top of the other.',
  },
  related: [
    'fine-tuning-vs-prompting-strategies',
    'glossaire-rag',
    'glossaire-fine-tuning',
    'lora-qlora-fine-tuning-economique',
    'consultant-rag-freelance',
  ],
})
