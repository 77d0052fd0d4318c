/** What the form of the contact page says, and Opale beside it. */
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
    call: (days: string, moment: string) =>
      `Visioconférence proposée : ${days} (${moment.toLowerCase()}).`,
    callChange: 'Modifier',
  },
  problems: (count: number) => (count > 1 ? `${count} points à revoir` : 'Un point à revoir'),
  sample: {
    title: 'Un site d’exemple',
    text: 'Son propriétaire n’a pas encore donné d’adresse : ce formulaire s’essaie, et rien ne part tant qu’aucun serveur ne le reçoit.',
    plain: 'Sans JavaScript, ce formulaire ne part pas.',
  },
  hint: {
    usual:
      'Écrivez comme vous parlez. Ce que vous commencez reste sur votre appareil tant que vous ne l’envoyez pas.',
    from: (path: string) => `Vous venez de ${path} : je le dirai avec votre message.`,
    silent: 'Ne pas le dire',
    result: (title: string) =>
      `J’ai gardé votre résultat sous la main : « ${title} ». Le joindre ?`,
    join: 'Le joindre',
    not: 'Non merci',
    joined: (title: string) => `« ${title} » partira avec votre message.`,
    part: 'Le retirer',
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
    call: (days, moment) => `Video call suggested: ${days} (${moment.toLowerCase()}).`,
    callChange: 'Change',
  },
  problems: (count) => (count > 1 ? `${count} things to look at` : 'One thing to look at'),
  sample: {
    title: 'A sample site',
    text: 'Its owner has given no address yet: you can try this form, and nothing leaves unless a server takes it.',
    plain: 'Without JavaScript, this form does not leave.',
  },
  hint: {
    usual: 'Write the way you speak. What you begin stays on your device until you send it.',
    from: (path) => `You come from ${path}: I’ll say so with your message.`,
    silent: 'Don’t say so',
    result: (title) => `I kept your result at hand: “${title}”. Enclose it?`,
    join: 'Enclose it',
    not: 'No, thanks',
    joined: (title) => `“${title}” will go with your message.`,
    part: 'Take it out',
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
