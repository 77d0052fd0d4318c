/** What the contact page says, whatever happens: it comes with its data, in its own language alone. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  optional: 'facultatif',
  form: {
    label: 'Votre message',
    placeholder: 'Ce qui prend du temps, ce que vous aimeriez à la place. Trois lignes suffisent.',
    consent: 'J’accepte que ces réponses servent à me répondre.',
    consentHelp: 'À rien d’autre, et par personne d’autre.',
    privacy: 'Ce que deviennent vos données',
    send: 'Envoyer le message',
    sending: 'Envoi en cours',
    mail: 'Préparer l’e-mail',
    soon: 'Quelques secondes.',
    failed: 'Le réseau ne répond pas : rien n’est parti. Réessayez, ou rechargez la page.',
    kept: 'Brouillon gardé sur cet appareil.',
    unkept:
      'Ce navigateur refuse de garder le brouillon : laissez cette page ouverte jusqu’à l’envoi.',
    clear: 'Effacer',
    cleared: 'Brouillon effacé.',
    undo: 'Annuler',
    trap: 'Laissez ce champ vide',
    callChange: 'Modifier',
  },
  sample: {
    title: 'Un site d’exemple',
    text: 'Son propriétaire n’a pas encore donné d’adresse : ce formulaire s’essaie, et rien ne part tant qu’aucun serveur ne le reçoit.',
    plain: 'Sans JavaScript, ce formulaire ne part pas.',
  },
  hint: {
    usual:
      'Écrivez comme vous parlez. Ce que vous commencez reste sur votre appareil tant que vous ne l’envoyez pas.',
    silent: 'Ne pas le dire',
    join: 'Le joindre',
    not: 'Non merci',
    part: 'Le retirer',
  },
  direct: {
    title: 'Contact direct',
    email: 'E-mail',
    none: 'Adresse à compléter par le propriétaire du site',
    copy: 'Copier',
    copied: 'Copié',
    failed: 'À copier à la main',
    phone: 'Téléphone',
    phoneText: 'Dans les mentions légales',
    card: 'Carte de visite',
    open: 'Ouvrir',
  },
  call: {
    title: 'Une visioconférence',
    lead: 'Proposez deux jours. Je confirme l’un des deux par e-mail, avec un lien Google Meet ou celui de votre outil.',
    back: 'Proposer ces jours',
  },
  consultation: {
    title: 'Une consultation',
    lead: 'Une question précise, une heure de travail commun, un compte rendu écrit.',
    points: [
      'Vous envoyez le contexte la veille',
      'Nous décidons ensemble, écran partagé',
      'Vous recevez les décisions et leurs raisons',
    ],
    quote: 'Sur devis, en euros.',
    ask: 'Demander une consultation',
  },
  social: {
    title: 'Ailleurs',
    code: 'Code public',
    network: 'Profil professionnel',
    none: 'adresse à compléter',
  },
  about: {
    title: 'À propos',
    text: 'Développeur indépendant, du premier croquis à la mise en ligne. Français et anglais, à distance ou sur place.',
    sample: 'Cette fiche est un exemple : elle attend le nom et le parcours de son propriétaire.',
    cv: 'Lire le CV',
  },
}

const en: typeof fr = {
  optional: 'optional',
  form: {
    label: 'Your message',
    placeholder: 'What takes time, what you would like instead. Three lines are enough.',
    consent: 'I agree that these answers may be used to reply to me.',
    consentHelp: 'For nothing else, and by nobody else.',
    privacy: 'What becomes of your data',
    send: 'Send the message',
    sending: 'Sending',
    mail: 'Prepare the e-mail',
    soon: 'A few seconds.',
    failed: 'The network does not answer: nothing was sent. Try again, or reload the page.',
    kept: 'Draft kept on this device.',
    unkept: 'This browser refuses to keep the draft: leave this page open until you have sent it.',
    clear: 'Clear',
    cleared: 'Draft cleared.',
    undo: 'Undo',
    trap: 'Leave this field empty',
    callChange: 'Change',
  },
  sample: {
    title: 'A sample site',
    text: 'Its owner has given no address yet: you can try this form, and nothing is sent unless a server takes it.',
    plain: 'Without JavaScript, this form can’t be sent.',
  },
  hint: {
    usual: 'Write the way you speak. What you begin stays on your device until you send it.',
    silent: 'Don’t say so',
    join: 'Enclose it',
    not: 'No, thanks',
    part: 'Take it out',
  },
  direct: {
    title: 'Direct contact',
    email: 'E-mail',
    none: 'Address to be filled in by the site’s owner',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Copy it by hand',
    phone: 'Phone',
    phoneText: 'In the legal notice',
    card: 'Contact card',
    open: 'Open',
  },
  call: {
    title: 'A video call',
    lead: 'Suggest two days. I confirm one of them by e-mail, with a Google Meet link or one for the tool you use.',
    back: 'Suggest these days',
  },
  consultation: {
    title: 'A consultation',
    lead: 'One precise question, an hour of work together, a written record.',
    points: [
      'You send the context the day before',
      'We decide together, screen shared',
      'You receive the decisions and the reasons behind them',
    ],
    quote: 'On quotation, in euros.',
    ask: 'Ask for a consultation',
  },
  social: {
    title: 'Elsewhere',
    code: 'Public code',
    network: 'Professional profile',
    none: 'address to be filled in',
  },
  about: {
    title: 'About',
    text: 'Independent developer, from the first sketch to going live. French and English, remote or on site.',
    sample: 'This entry is a sample: it awaits its owner’s name and career.',
    cv: 'Read the CV',
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
export type PageWords = typeof fr
