import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Consultant RAG indépendant : vos documents répondent',
    description:
      "Un assistant qui cherche dans vos contenus, cite le passage et sait se taire. Méthode, livrables, mesures et limites d'une mission RAG, sur devis.",
    heading: "Vos documents répondent, preuves à l'appui",
    name: 'Consultant RAG',
    hint: 'Une réponse, avec le passage qui la prouve.',
    lead: "Une bonne réponse tient en deux parties : la phrase utile, et le passage qui permet de la vérifier. Je construis l'assistant qui donne les deux, à partir de vos notices, contrats ou tickets. S'il ne trouve rien de solide, il le dit. Pour un ton ou un format particulier, le RAG n'est pas le bon outil.",
  },
  en: {
    title: 'Freelance RAG consultant: answers your documents can prove',
    description:
      'An assistant that searches your content, quotes the passage and knows when to stay quiet. How an engagement runs, what you keep, what gets measured.',
    heading: 'Your documents answer, and show proof',
    name: 'RAG consultant',
    hint: 'An answer, together with the passage that backs it.',
    lead: "If the answer is already written somewhere in your company and people still can't find it, RAG is worth a look. I build assistants that search manuals, contracts or tickets, reply in plain words and show the source next to the claim. When nothing reliable turns up, they say so instead of guessing.",
  },
  related: [
    'glossaire-rag',
    'cas-usage-rag-documentation',
    'mon-serveur-rag',
    'faq-rag-vs-fine-tuning',
    'expert-fine-tuning',
    'contact',
  ],
})
