import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Images de partage : ce qu'un lien montre ailleurs",
    description:
      'Les images qui accompagnent un lien du site dans une messagerie ou un réseau : 1200 pixels sur 630, en français et en anglais.',
    heading: 'Les images de partage',
    name: 'Images de partage',
    hint: "Ce qu'un lien du site montre ailleurs.",
    lead: "Quand un lien du site est envoyé dans une messagerie ou posé sur un réseau, une image l'accompagne. Elle dit le type de page en quelques mots, le long d'un même fil. En voici trois, en français et en anglais, en 1200 pixels sur 630, sans rien d'autre que le dessin.",
  },
  en: {
    title: 'Sharing images: what a link shows elsewhere',
    description:
      'The images that go with a link to this site in a chat or on a network: 1200 pixels by 630, in French and in English.',
    heading: 'The sharing images',
    name: 'Sharing images',
    hint: 'What a link to the site shows elsewhere.',
    lead: 'When a link to this site is sent in a chat or posted on a network, an image goes with it. It says what type of page it is in a few words, along one same thread. Here are three of them, in French and in English, 1200 pixels by 630, and nothing but the drawing.',
  },
  related: ['media-logo', 'media-oeuvres', 'media-opale', 'gallery'],
})
