import type { Examples } from '../development/gallery/examples.ts'
import { VideoCard } from './video-card.tsx'

export const examples: Examples = ({ title, names, picture }) => ({
  'with a device': <VideoCard title={title} url="#teasers/video-card" hint={names[0] ?? ''} picture={picture} />,
  'without one': <VideoCard title={title} url="#teasers/video-card" hint={names[0] ?? ''} />,
})
