export { Avatar, AVATAR_SIZES, type AvatarProps } from './avatar.tsx'
