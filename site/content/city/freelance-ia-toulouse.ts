import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Un assistant documentaire est-il possible à Toulouse sur des dossiers aéronautiques confidentiels ?',
    en: 'Can a document assistant work in Toulouse on confidential aerospace files?',
  },
  fr: {
    title: "Freelance IA à Toulouse : documents d'essai confidentiels",
    description:
      "Assistant documentaire pour l'aéronautique à Toulouse : trois montages selon la confidentialité, ce que la réponse affiche, ANITI, plan régional, accès.",
    heading: 'La documentation technique, à portée de question',
    name: 'Freelance IA à Toulouse',
    hint: 'Aéronautique, spatial, ingénierie : retrouver le bon paragraphe.',
    lead: "Oui, si l'on décide d'abord où vont les fichiers, le modèle et moi. Un dossier d'essai ne quitte pas votre réseau ; une documentation publique le peut. L'assistant rend le paragraphe, son numéro et sa révision, et se tait sinon. Il ne certifie rien. Une partie du travail se fait alors chez vous, l'autre à distance.",
  },
  en: {
    title: 'AI freelancer for Toulouse: confidential aerospace files',
    description:
      'A document assistant for aerospace in Toulouse: three set-ups by confidentiality, what an answer shows, the ANITI cluster, the regional plan and site access.',
    heading: 'Technical documents, one question away',
    name: 'AI freelancer for Toulouse',
    hint: 'Aircraft, space, engineering: find the right paragraph.',
    lead: "Yes, once you've decided where the files go, where the model runs and where I sit. A test report never leaves your network; public documentation may. The assistant returns the paragraph, its number and its revision, or says nothing. It certifies nothing. So part of the work happens at your premises, and the rest remotely.",
  },
  related: [
    'consultant-rag-freelance',
    'mon-serveur-rag',
    'edge-ai-intelligence-distribuee',
    'cas-usage-rag-documentation',
    'freelance-ia-bordeaux',
  ],
})
