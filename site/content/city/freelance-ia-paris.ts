import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Paris : cadrer, construire, transmettre',
    description:
      'Conseil et développement IA pour les entreprises parisiennes : sièges, finance, luxe, médias, start-up. À distance, ou dans vos locaux selon accord.',
    heading: "L'IA utile pour les équipes parisiennes",
    name: 'Freelance IA à Paris',
    hint: 'Sièges, finance, luxe, médias : à distance ou dans vos locaux.',
    lead: "À Paris, les sièges sociaux, les banques, les maisons de luxe et les médias partagent une difficulté : beaucoup de documents, et des règles strictes sur qui peut les lire. Je construis des assistants qui respectent ces droits. Je travaille à distance, et je me déplace à Paris lorsque nous en convenons ; je n'y tiens pas de bureau.",
  },
  en: {
    title: 'Freelance AI consultant for companies in Paris',
    description:
      'AI consulting and development for Paris businesses: head offices, finance, luxury, media, start-ups. Remote work, with visits arranged in advance.',
    heading: 'Useful AI for teams in Paris',
    name: 'AI freelancer for Paris',
    hint: 'Head offices, finance, luxury and media, remotely or at your place.',
    lead: 'Paris gathers head offices, banks, fashion houses, publishers and a dense start-up scene, often within one metro ride. Their AI questions sound alike: who may read what, and who checks the result? I work on them remotely, and come to your premises on agreed dates. I have no office in the city.',
  },
  related: [
    'consultant-ia-ile-de-france',
    'consultant-rag-freelance',
    'consultant-llm-entreprise',
    'securite-ia-entreprise',
    'contact',
  ],
})
