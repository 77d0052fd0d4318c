import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Planche d'Opale : ses humeurs et ses âges à télécharger",
    description:
      'La planche du personnage : dix-neuf humeurs et six âges en dessin vectoriel, avec les fichiers à télécharger et leurs dimensions exactes.',
    heading: "La planche d'Opale",
    name: "Planche d'Opale",
    hint: 'Dix-neuf humeurs et six âges, en fichiers.',
    lead: 'Opale est la compagne du site. Sa planche réunit ses dix-neuf humeurs et ses six âges, dessinés par du code et jamais retouchés à la main. Deux fichiers vectoriels suffisent, un par série ; la démonstration de sprites en extrait une image à la taille voulue, pour une présentation ou un article.',
  },
  en: {
    title: "Opale's sheet: her moods and ages to download",
    description:
      'The character sheet: nineteen moods and six ages as vector drawings, with the files to download and their exact dimensions.',
    heading: "Opale's sheet",
    name: "Opale's sheet",
    hint: 'Nineteen moods and six ages, as files.',
    lead: 'Opale is the companion of this site. Her sheet gathers nineteen moods and six ages, drawn by code and never touched up by hand. Two vector files are enough, one a series; the sprite demo cuts a single picture out of them at any size, ready for a slide or an article.',
  },
  related: ['sprite-demo', 'gallery', 'opale', 'media-logo'],
})
