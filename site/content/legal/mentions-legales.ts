import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Mentions légales : éditeur, hébergeur et droits',
    description:
      "Qui édite ce site, qui l'héberge, comment joindre le responsable de la publication et à qui appartiennent les textes, le code et le personnage.",
    heading: 'Mentions légales',
    name: 'Mentions légales',
    hint: "Qui édite le site, qui l'héberge, comment les joindre.",
    lead: "Cette page réunit les informations demandées par la LCEN : l'éditeur du site, son statut, ses coordonnées, le responsable de la publication et l'hébergeur. Elle précise aussi à qui reviennent les textes, les images et le personnage Opale. Tant que le site est un exemple, un champ à compléter s'affiche comme tel.",
  },
  en: {
    title: 'Legal notice: publisher, host and ownership',
    description:
      'Who publishes this site, who hosts it, how to reach the person responsible, and who owns the texts, the code and the companion.',
    heading: 'Legal notice',
    name: 'Legal notice',
    hint: 'Who publishes the site, who hosts it, how to reach them.',
    lead: "French law, through the LCEN, asks a website to say who stands behind it. Here you'll find the publisher and their legal status, how to reach them, who answers for what is published, who hosts the pages and who owns the content. Details not yet filled in on this sample site say so.",
  },
  related: ['politique-confidentialite', 'cgu', 'contact', 'accessibilite'],
})
