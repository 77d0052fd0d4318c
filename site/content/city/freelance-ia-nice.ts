import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Nice : tourisme, accueil et saisons',
    description:
      'Chatbots et automatisation pour Nice et sa région : hôtels, tourisme, immobilier, entreprises de Sophia Antipolis. Travail à distance, ou visite convenue.',
    heading: 'Répondre en toute saison, à Nice',
    name: 'Freelance IA à Nice',
    hint: "Accueil multilingue et pics d'activité, de Nice à Sophia Antipolis.",
    lead: "La saison remplit les boîtes de réception niçoises : horaires, accès, annulations, dans plusieurs langues. Un assistant bien délimité absorbe les questions ordinaires et laisse les situations délicates à l'accueil. Plus loin, Sophia Antipolis pose des problèmes plus techniques. Dans les deux cas je travaille en ligne, et le déplacement se décide ensemble.",
  },
  en: {
    title: 'AI freelancer for Nice: tourism, front desks and seasons',
    description:
      'Chatbots and automation for Nice and its area: hotels, tourism, property, technology firms at Sophia Antipolis. Online work, with visits by arrangement.',
    heading: 'Answering all year round in Nice',
    name: 'AI freelancer for Nice',
    hint: 'Guests in many languages, and peaks that come back every summer.',
    lead: 'Hotels, agencies and venues on the Riviera get the same questions all summer, in several languages, then go quiet. A chatbot can carry that peak if it covers few topics and covers them well. The engineers at nearby Sophia Antipolis ask harder things, and I enjoy those too. Everything happens online unless we plan a visit.',
  },
  related: [
    'expert-ia-region-paca',
    'developpeur-chatbot-freelance',
    'cas-usage-chatbot-support',
    'faq-securiser-chatbot',
    'freelance-ia-marseille',
  ],
})
