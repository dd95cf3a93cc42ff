/** What a button of the bar that stands for an option says of itself: a click carries it out, or warns first. */
import type { Option } from '../api';
import type { Session } from '../session/session.svelte';

export function optionAttributes(s: Session, option: Option): { 'data-option'?: string; 'data-step'?: string } {
  return s.picker.sure(option) ? { 'data-option': option.text } : { 'data-step': option.text };
}
