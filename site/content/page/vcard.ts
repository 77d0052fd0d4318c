import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Carte de visite vCard : les coordonnées en un fichier',
    description:
      "Téléchargez les coordonnées dans un fichier vCard et ajoutez-les à vos contacts, sur téléphone ou ordinateur. Fiche d'exemple, à compléter.",
    heading: 'Ajouter aux contacts',
    name: 'vCard',
    hint: "Les coordonnées dans un fichier que votre carnet d'adresses sait lire.",
    lead: "Une vCard est un petit fichier texte, d'extension .vcf, que les carnets d'adresses savent lire. Ouvrez-la sur votre téléphone ou votre ordinateur : elle propose d'enregistrer un nom, une adresse électronique et un lien. Rien ne s'installe et rien n'est suivi. Les coordonnées de cette version sont des exemples, à compléter par le propriétaire.",
  },
  en: {
    title: 'vCard: contact details as a file you can save',
    description:
      "Download the contact details as a vCard file and add them to your address book, on a phone or a computer. It's a sample card, still to be completed.",
    heading: 'Add to your contacts',
    name: 'vCard',
    hint: 'Contact details in a file your address book understands.',
    lead: "Save the file, open it, and your address book offers a new entry with a name, an e-mail address and a link to this site. That's all a vCard does: it's plain text ending in .vcf, with no app and no tracking. The details in this copy are placeholders for the site's owner to replace.",
  },
  related: ['contact', 'cv', 'profile', 'mentions-legales'],
})
