import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Freelance IA à Toulouse : aéronautique et documents d'essai",
    description:
      'Assistants documentaires et outils IA pour Toulouse : aéronautique, spatial, ingénierie. Confidentialité, hébergement choisi, à distance ou dans vos locaux.',
    heading: 'La documentation technique, à portée de question',
    name: 'Freelance IA à Toulouse',
    hint: 'Aéronautique, spatial, ingénierie : retrouver le bon paragraphe.',
    lead: "Retrouver un paragraphe parmi des milliers de pages techniques : voilà le quotidien de bien des ingénieurs toulousains, dans l'aéronautique ou le spatial. Un assistant documentaire peut le faire en citant la révision du texte. Il ne remplace aucun contrôle réglementaire. Les sujets confidentiels se traitent chez vous ; pour les autres, la distance suffit.",
  },
  en: {
    title: 'AI freelancer for Toulouse: aerospace and technical files',
    description:
      'Document assistants and AI tools for Toulouse: aircraft, space, engineering. Confidential work, hosting of your choice, remotely or at your premises.',
    heading: 'Technical documents, one question away',
    name: 'AI freelancer for Toulouse',
    hint: 'Aircraft, space, engineering: find the right paragraph.',
    lead: 'Toulouse builds aircraft and satellites, and every part of them comes with pages to read. A useful assistant there says little: it returns the paragraph, its document number and its revision. Airworthiness decisions stay with the people who sign them. Sensitive files can be handled on your premises by arrangement, and everything else remotely.',
  },
  related: [
    'consultant-rag-freelance',
    'mon-serveur-rag',
    'edge-ai-intelligence-distribuee',
    'cas-usage-rag-documentation',
    'freelance-ia-bordeaux',
  ],
})
