import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Carte de visite vCard : les coordonnées en un fichier',
    description:
      "Téléchargez les coordonnées dans un fichier vCard, ou scannez un code QR qui en donne l'essentiel : elles s'ajoutent à vos contacts, même sans réseau.",
    heading: 'Ajouter aux contacts',
    name: 'vCard',
    hint: "Les coordonnées dans un fichier que votre carnet d'adresses sait lire.",
    lead: "Une vCard est un petit fichier texte, d'extension .vcf, que les carnets d'adresses savent lire. Ouvrez-la sur un téléphone ou un ordinateur : elle propose d'enregistrer un nom, une adresse électronique et un lien. Le code QR en contient une plus courte, avec ces trois lignes. Rien ne s'installe, rien n'est suivi, aucun service n'est appelé.",
  },
  en: {
    title: 'vCard: contact details as a file you can save',
    description:
      'Download the contact details as a vCard, or scan a QR code that holds the main ones: they go straight into your address book, even offline.',
    heading: 'Add to your contacts',
    name: 'vCard',
    hint: 'Contact details in a file your address book understands.',
    lead: "Save the file, open it, and your address book offers a new entry with a name, an e-mail address and a link to this site. The QR code carries just those three lines, for a phone at hand. That's all a vCard does: it's plain text ending in .vcf, with no app, no tracking and no service behind it.",
  },
  related: ['contact', 'cv', 'profile', 'mentions-legales'],
})
