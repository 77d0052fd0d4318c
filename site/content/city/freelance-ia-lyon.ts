import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Lyon : industrie, pharmacie, qualité',
    description:
      'IA pour les entreprises lyonnaises : chimie, pharmacie, industrie, services. Procédures qualité consultables et flux fiables, à distance ou dans vos murs.',
    heading: 'Des procédures lyonnaises qui répondent',
    name: 'Freelance IA à Lyon',
    hint: 'Chimie, pharmacie, industrie : vos procédures enfin consultables.',
    lead: "Chimie, pharmacie, santé : autour de Lyon, une procédure périmée peut coûter cher. Avant d'interroger vos documents avec une IA, il faut donc savoir lequel fait foi et depuis quand. Je commence par ce tri, puis je construis la recherche. Les entretiens avec les équipes peuvent avoir lieu sur site, le reste se fait à distance.",
  },
  en: {
    title: 'AI freelancer for Lyon: industry, pharma and quality',
    description:
      'AI for companies in Lyon: chemicals, pharmaceuticals, manufacturing, services. Searchable quality procedures and sturdy workflows, remotely or on your site.',
    heading: 'Quality procedures that answer, in Lyon',
    name: 'AI freelancer for Lyon',
    hint: 'Chemicals, pharma, manufacturing: procedures people can question.',
    lead: "Between its chemical valley and its laboratories, Lyon runs on procedures, and procedures have versions. An assistant that quotes last year's one is worse than none. So I sort first: what's in force, what's obsolete, who owns each text. Search comes second. Interviews can take place at your site; the building itself is done remotely.",
  },
  related: [
    'cas-usage-rag-documentation',
    'workflow-rag-onboarding',
    'guide-rag-production',
    'architecte-intelligence-artificielle',
    'contact',
  ],
})
