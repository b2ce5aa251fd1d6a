package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Why a number is what it is, rule by rule. */
@MessageBundle("why")
public interface WhyText {
    @Message("Why {score}?")
    String why(int score);

    @Message("{name}, hand {number}")
    String nameInHand(String name, int number);

    @Message("{name}, in all")
    String nameInAll(String name);

    @Message("Nothing in this hand counts for {name}: {score} stays.")
    String nothing(String name, int score);

    @Message("{name} was out by then: {score} stays.")
    String gone(String name, int score);

    @Message("{name} had left by then: {score} stays.")
    String hadLeft(String name, int score);

    // Cards

    @Message("Equal cards: the one played last takes the trick, and {name} played last.")
    String lastOfEqual(String name);

    @Message("Equal cards: everyone who played one pays.")
    String allOfEqual();

    @Message("It counts {points}.")
    String counts(int points);

    @Message("It counts 1: in this game an Ace is the lowest card of the last trick.")
    String aceCountsOne();

    @Message("Each hand counts one mark.")
    String oneMark();

    @Message("One point for each card of the trick: {points}.")
    String cardsInTrick(int points);

    @Message("{#if times == 4}{name} had been redoubled{#else}{name} had doubled{/if}: {times} × {points} = {product}.")
    String multiplied(String name, int times, int points, int product);

    @Message("It was the pickle, which counts twice: 2 × {points} = {product}.")
    String pickle(int points, int product);

    @Message("{before} + {points} = {after}.")
    String plus(int before, int points, int after);

    @Message("{score} is {limit} or more: that costs a life, and gives a cucumber.")
    String reaches(int score, int limit);

    @Message("{score} is over {limit}: that costs a life, and gives a cucumber.")
    String exceeds(int score, int limit);

    @Message("{score} is {limit} or more: that ends the game.")
    String reachesTheEnd(int score, int limit);

    @Message("{score} is over {limit}: that ends the game.")
    String exceedsTheEnd(int score, int limit);

    @Message("{score} is less than {limit}: no cucumber.")
    String below(int score, int limit);

    @Message("{score} is not over {limit}: no cucumber.")
    String notOver(int score, int limit);

    @Message("Whoever takes a trick with the six of clubs is out at once, whatever the total.")
    String sixOfClubs();

    @Message(
            "{#if left == 1}A life is left{#else}{left} lives are left{/if}, so {name} re-enters with the highest total of"
                    + " those still in who were not hit: {others} had {score}.")
    String reEnters(String name, int left, String others, int score);

    @Message(
            "{#if left == 1}A life is left{#else}{left} lives are left{/if}, and nobody is there to compare with: {name}"
                    + " re-enters at 0.")
    String reEntersAlone(String name, int left);

    @Message("{#if left == 1}A life is left{#else}{left} lives are left{/if}: {name} re-enters at {score}.")
    String reEntersAt(String name, int left, int score);

    @Message("It was the last life: {name} is out, and the total stays.")
    String out(String name);

    @Message("{name} had an equal card and didn’t take the trick: the {points} that {loser} paid come off.")
    String bonus(String name, int points, String loser);

    @Message("{before} − {points} = {after}.")
    String minus(int before, int points, int after);

    @Message("{before} − {points} would be below 0, and nobody goes below 0: {after}.")
    String notBelowNought(int before, int points, int after);

    // Letzter

    @Message("Whoever takes the last trick gets 1 point.")
    String taker();

    @Message("After a march everybody else gets 1 point, and the marcher none.")
    String march();

    // Minibluff

    @Message("The stake began at 1.")
    String stakeBegan();

    @Message("The stake began at 1 and was doubled to {stake}.")
    String stakeGrew(int stake);

    @Message("{name} dropped when it was doubled to {doubled}, and pays the stake before: {stake}.")
    String dropped(String name, int doubled, int stake);

    @Message("{name} was in to the end, and pays it.")
    String paid(String name);

    @Message("Without credit {name} is out.")
    String withoutCredit(String name);

    // In all

    @Message("At the start: {score}.")
    String start(int score);

    @Message("Joined before hand {number}, with the worst score of those still in: {score}.")
    String joined(int number, int score);
}
