import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Lille : commerce, logistique, relation client',
    description:
      'IA appliquée pour les entreprises lilloises : catalogues, service client, logistique, échanges avec la Belgique. À distance ou sur place selon accord.',
    heading: "De l'IA pour le commerce lillois",
    name: 'Freelance IA à Lille',
    hint: 'Catalogues, service client et logistique dans la métropole lilloise.',
    lead: 'Le commerce et la vente à distance ont façonné la métropole lilloise. Il en reste de vastes catalogues et beaucoup de messages de clients. Un modèle peut compléter une fiche produit ou trier une demande, si une personne relit les cas douteux. Je mène ces projets à distance, avec des rencontres à Lille quand elles servent.',
  },
  en: {
    title: 'AI freelancer for Lille: retail, logistics, customer care',
    description:
      'Applied AI for businesses around Lille: product catalogues, customer messages, logistics and trade across the Belgian border. Remote or on site by agreement.',
    heading: 'Applied AI for retail around Lille',
    name: 'AI freelancer for Lille',
    hint: 'Catalogues, customer messages and logistics in the Lille area.',
    lead: 'Mail order grew up around Lille, then moved online, and retail still sets the pace there. That means product sheets to complete, returns to sort and customers writing in French, Dutch or English. Language models handle such text well when somebody reviews the doubtful part. The work is remote; meetings in Lille are arranged.',
  },
  related: [
    'rag-ecommerce-architecture-complete-cas-usage',
    'cas-usage-chatbot-support',
    'developpeur-chatbot-freelance',
    'workflow-analyse-sentiment',
    'freelance-ia-paris',
  ],
})
