package org.lasttrick.sheet;

import java.util.List;
import org.lasttrick.game.NameProposal;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.pad.PadView.Hidden;

/**
 * A name question asks who is meant by a name, in place of recording a form of the players' panel.
 *
 * @param button sends the form once more
 * @param kept its fields
 */
public record NameQuestion(NameProposal proposal, ButtonView button, List<Hidden> kept) {}
