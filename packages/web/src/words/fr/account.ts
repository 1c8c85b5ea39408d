/** Who one is, and how to show it, in French. */
import type { AccountWords } from '../en/account.ts';

/** What is said about oneself. */
export const words: AccountWords = {
  title: 'Toi',
  guest: 'en visite sur cet appareil',
  claimed: 'nom réservé',
  profile: 'Ton profil',
  administration: 'Gestion du serveur',
  about: {
    stranger:
      'Personne ne te connaît encore ici. Dis un nom et joue en visite, ou connecte-toi si un nom est déjà à toi.',
    guest:
      'Seul cet appareil te connaît. Réserve ton nom, et personne d’autre ne pourra le prendre : avec tes tables et tes réglages, il te suit sur tes autres appareils.',
    claimed:
      'Personne d’autre ne peut prendre ce nom. Tes tables et tes réglages te suivent sur chaque appareil où tu te connectes.',
  },
  name: {
    title: 'Changer de nom',
    about: 'Les autres le voient à la table.',
    ok: 'Changer',
  },
  claim: {
    title: 'Réserver ton nom',
    about: 'Comment veux-tu montrer que c’est toi ?',
    passkey: 'Avec une clé d’accès',
    passkeyAbout:
      'Ton appareil demande ton doigt, ton visage ou son code. Il n’y a rien à retenir et rien à voler.',
    password: 'Avec un mot de passe',
    byPasskey: 'Réserver avec une clé d’accès',
    byPassword: 'Réserver avec ce mot de passe',
    done: (name) => `${name} est maintenant ton nom.`,
  },
  passkeys: {
    title: 'Clés d’accès',
    none: 'Tu n’en as pas encore.',
    from: (date) => `Clé d’accès du ${date}`,
    add: 'Ajouter une clé d’accès',
    added: 'La clé d’accès est là.',
    remove: (date) => `Supprimer la clé d’accès du ${date}`,
    sure: 'Supprimer cette clé d’accès ? Personne ne pourra plus se connecter avec elle.',
    last: 'C’est ton seul moyen de te connecter. Ajoute d’abord une autre clé d’accès ou un mot de passe.',
    removed:
      'La clé d’accès est supprimée. Ton appareil la propose peut-être encore ; tu peux l’y effacer.',
    unavailable: 'Ce navigateur ne peut pas utiliser de clés d’accès à cette adresse.',
    cancelled: 'Aucune clé d’accès n’est venue. Réessaie, ou prends un mot de passe.',
    present: 'Cet appareil a déjà une clé d’accès à toi.',
  },
  password: {
    label: 'Mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    rule: 'Au moins 8 caractères.',
    show: 'Montrer le mot de passe',
    set: 'Choisir un mot de passe',
    change: 'Changer le mot de passe',
    about: 'Tous les autres appareils seront déconnectés.',
    changed: 'Le mot de passe est enregistré. Tous les autres appareils sont déconnectés.',
  },
  signIn: {
    title: 'Se connecter',
    about: 'Si tu as réservé un nom ici, sur n’importe quel appareil.',
    asGuest: (name) =>
      `Sur cet appareil, tu es ${name}, en visite. Si tu te connectes, tu laisses ce nom et ses tables derrière toi pour de bon.`,
    name: 'Nom',
    go: 'Se connecter',
    passkey: 'Se connecter avec une clé d’accès',
    wrong: 'Le nom et le mot de passe ne vont pas ensemble.',
    welcome: (name) => `Bienvenue, ${name} !`,
  },
  signOut: {
    title: 'Se déconnecter',
    about: 'Ton nom reste à toi. Reconnecte-toi quand tu veux.',
    here: 'Se déconnecter ici',
    everywhere: 'Se déconnecter partout',
    sureEverywhere: 'Te déconnecter sur cet appareil et sur tous les autres ?',
    sureLost:
      'Tu n’as ni mot de passe ni clé d’accès : après la déconnexion, tu ne pourras pas revenir. Te déconnecter quand même ?',
    done: 'Tu es hors connexion.',
  },
  bots: {
    title: 'Tes bots',
    about:
      'Un bot est un programme à toi qui joue ici. Un jeton dit qui il est. Ce qu’il peut demander se trouve dans la',
    api: 'description de l’API',
    name: 'Nom du bot',
    make: 'Créer un bot',
    since: (date) => `depuis le ${date}`,
    revoked: 'jeton révoqué',
    revoke: 'Révoquer le jeton',
    revokeOf: (name) => `Révoquer le jeton de ${name}`,
    sure: (name) => `Révoquer le jeton de ${name} ? Dès maintenant, le bot n’entre plus.`,
    token: (name) => `Jeton de ${name}`,
    once: 'Copie-le maintenant et garde-le bien. Il n’est montré que cette fois.',
    copy: 'Copier le jeton',
    copied: 'Le jeton est copié.',
  },
  data: {
    title: 'Tes données',
    about: 'Tout ce que le serveur sait de toi, dans un fichier JSON.',
    download: 'Télécharger tes données',
  },
  deletion: {
    title: 'Te supprimer',
    goes: 'Ceci part pour de bon',
    going: [
      'ton nom, tes réglages, ton mot de passe et tes clés d’accès, sur tous les appareils',
      'tout ce que tu as écrit dans les discussions',
      'tes cotes et ta place dans les classements',
      'tes bots et leurs jetons',
    ],
    stays: 'Ceci reste',
    staying: [
      'les parties que tu as jouées, pour les autres : avec « somebody » à ta place ; là où l’on joue encore, un bot continue pour toi',
      'ce qui n’est gardé que sur cet appareil : ses réglages, et les parties sans réseau',
    ],
    go: 'Me supprimer pour de bon',
    sure: (name) => `Supprimer ${name} pour de bon ? On ne peut pas revenir en arrière.`,
    done: 'C’est fait. Personne ne te connaît plus ici.',
  },
};
